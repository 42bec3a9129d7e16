/**
 * Any request of a workstation by its number: for whoever looks at a moment in the middle of a run. All workstations ask
 * the same, so one list does for all. It walks the requests as the model does, and remembers places on the way.
 */

import type { NetwareValues } from './params';
import { type RequestPlace, Requests } from './requests';

/** Requests between two remembered places: a look back costs at most so many steps, some microseconds. */
const STEP = 512;

export class RequestList {
  private readonly requests: Requests;
  private readonly marks: RequestPlace[];
  /** Number of the request the cursor stands at; 0 before the first. */
  private at = 0;

  constructor(values: NetwareValues) {
    this.requests = new Requests(values);
    this.marks = [this.requests.place()];
  }

  /** The request with a number from 1; undefined where there is none. */
  get(number: number): RequestPlace | undefined {
    if (number < 1) return undefined;
    const { marks, requests } = this;
    const mark = Math.min(Math.floor(number / STEP), marks.length - 1);
    if (number < this.at || mark * STEP > this.at) {
      requests.goTo(marks[mark]!);
      this.at = mark * STEP;
    }
    while (this.at < number) {
      if (!requests.next()) return undefined;
      this.at++;
      if (this.at === marks.length * STEP) marks.push(requests.place());
    }
    return requests.place();
  }
}
