/**
 * Seeded random numbers that give the same bits in every engine.
 *
 * The generator is sfc32 (Chris Doty-Humphrey's small fast counter, public domain), integers only. `Math.log` differs
 * in its last bit between engines, so the exponential draw uses the logarithm below: plain + - * / on doubles, in the
 * order of the classic fdlibm reduction. Each purpose (loss, jitter, phase ...) draws from a stream of its own, so
 * switching one of them on does not move the others.
 */

const LN2_HI = 6.9314718036912381649e-1;
const LN2_LO = 1.90821492927058770002e-10;
const scratch = new DataView(new ArrayBuffer(8));

/** Natural logarithm of a finite x > 0, within 1 ulp; throws otherwise. The same bits in every JavaScript engine. */
export function ln(x: number): number {
  if (!(x > 0 && x < Infinity)) throw new Error(`ln needs a finite number above 0, not ${x}`);
  scratch.setFloat64(0, x);
  let high = scratch.getUint32(0);
  let exponent = 0;
  if (high < 0x00100000) {
    // subnormal: scale up by 2^54 first
    scratch.setFloat64(0, x * 18014398509481984);
    high = scratch.getUint32(0);
    exponent = -54;
  }
  exponent += (high >>> 20) - 1023;
  // mantissa in [1, 2), then in [sqrt(1/2), sqrt(2))
  scratch.setUint32(0, (high & 0x000fffff) | 0x3ff00000);
  let mantissa = scratch.getFloat64(0);
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    exponent += 1;
  }
  const f = mantissa - 1;
  const s = f / (2 + f);
  const z = s * s;
  // minimax coefficients of log(1+f) - 2s over [sqrt(1/2), sqrt(2)) (fdlibm e_log)
  const r =
    z *
    (6.66666666666673513e-1 +
      z *
        (3.999999999940941908e-1 +
          z *
            (2.857142874366239149e-1 +
              z *
                (2.222219843214978396e-1 +
                  z *
                    (1.818357216161805012e-1 +
                      z * (1.531383769920937332e-1 + z * 1.479819860511658591e-1))))));
  const half = 0.5 * f * f;
  return exponent * LN2_HI - (half - (s * (half + r) + exponent * LN2_LO) - f);
}

/** FNV-1a over the characters of a purpose: 32 bits, to set streams apart. */
function hashOf(purpose: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < purpose.length; i++) hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** @param seed any whole number; @param purpose names the stream. */
  constructor(seed: number, purpose: string) {
    this.a = seed | 0;
    this.b = Math.floor(seed / 4294967296) | 0;
    this.c = hashOf(purpose) | 0;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** The next 32 bits, as a whole number 0 .. 2^32 - 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Uniform in [0, 1), 53 bits. */
  uniform(): number {
    return ((this.next() >>> 5) * 67108864 + (this.next() >>> 6)) / 9007199254740992;
  }

  /** Uniform in [-1, 1). */
  spread(): number {
    return 2 * this.uniform() - 1;
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** Exponential with the given mean (inverse transform). */
  exponential(mean: number): number {
    return -mean * ln(1 - this.uniform());
  }
}
