/**
 * Puts a file on the reader's disk, piece by piece. Straight into a file he picks where the browser can; otherwise as a
 * download. A frame in somebody else's page may forbid downloads without telling: the caller says so beside the result.
 */

export interface Saved {
  /** 'picked': written into the file the reader chose; 'download': handed to the browser. */
  readonly way: 'picked' | 'download';
  readonly bytes: number;
  /** The page around has got it too. */
  readonly handed?: boolean;
}

/** The reader closed the dialog without choosing a file. */
export class NotSaved extends Error {}

interface Writable {
  write(piece: BlobPart): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}
type Picker = (options: { suggestedName: string }) => Promise<{ createWritable(): Promise<Writable> }>;

/** Pieces are joined up to this size before they go on. */
const BATCH = 1 << 24;

/** `pieces` may be overwritten by its next one: each is copied or written before that. Rejects where a piece cannot be made. */
export async function saveFile(
  name: string,
  type: string,
  pieces: Iterable<Uint8Array<ArrayBuffer>>,
  /** Gets a download too: a frame may forbid it. */
  handOver?: (name: string, type: string, data: Blob) => boolean,
): Promise<Saved> {
  const writable = await pickedFile(name);
  return writable ? write(writable, pieces) : download(name, type, pieces, handOver);
}

/** A file of the reader's choice; undefined where the browser, or the page around this one, offers none. */
async function pickedFile(name: string): Promise<Writable | undefined> {
  const pick = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!pick || globalThis.top !== globalThis.self) return undefined;
  try {
    const file = await pick({ suggestedName: name });
    return await file.createWritable();
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw new NotSaved();
    return undefined;
  }
}

async function write(writable: Writable, pieces: Iterable<Uint8Array<ArrayBuffer>>): Promise<Saved> {
  let bytes = 0;
  try {
    for (const piece of pieces) {
      bytes += piece.length;
      await writable.write(piece);
    }
    await writable.close();
  } catch (error) {
    await writable.abort().catch(() => {});
    throw error;
  }
  return { way: 'picked', bytes };
}

async function download(
  name: string,
  type: string,
  pieces: Iterable<Uint8Array<ArrayBuffer>>,
  handOver: ((name: string, type: string, data: Blob) => boolean) | undefined,
): Promise<Saved> {
  const batches: Blob[] = [];
  let batch: Blob[] = [];
  let size = 0;
  let bytes = 0;
  for (const piece of pieces) {
    batch.push(new Blob([piece]));
    bytes += piece.length;
    size += piece.length;
    if (size >= BATCH) {
      batches.push(new Blob(batch));
      batch = [];
      size = 0;
      // the page stays awake
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const file = new Blob([...batches, ...batch], { type });
  const handed = handOver?.(name, type, file) === true;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return { way: 'download', bytes, handed };
}
