/**
 * First in, first out, in constant time however long the queue is. An overloaded line may have a million frames
 * waiting; taking the first of an array that long would copy all others.
 */

export class Queue<Item> {
  private items: (Item | undefined)[] = [];
  private head = 0;

  get length(): number {
    return this.items.length - this.head;
  }

  push(item: Item): void {
    this.items.push(item);
  }

  /** Puts an item before all others. */
  unshift(item: Item): void {
    if (this.head > 0) this.items[--this.head] = item;
    else this.items.unshift(item);
  }

  shift(): Item | undefined {
    if (this.head === this.items.length) return undefined;
    const item = this.items[this.head];
    this.items[this.head++] = undefined;
    // what has been taken is dropped when it makes up half of the list
    if (this.head > 64 && 2 * this.head > this.items.length) {
      this.items = this.items.slice(this.head);
      this.head = 0;
    }
    return item;
  }
}
