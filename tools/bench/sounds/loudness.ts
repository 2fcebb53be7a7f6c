/**
 * The loudness of samples to the ear, directly and through a phone's small speaker. The filters are designed
 * for this sample rate only.
 */
export const RATE = 48_000;
/** Length of the window over which loudness is averaged, in seconds. */
const WINDOW = 0.05;

/** A digital filter by its feedforward and feedback coefficients. */
interface Filter {
  readonly forward: readonly number[];
  readonly back: readonly number[];
}

/** A-weighting by IEC 61672, by the bilinear transform at 48 kHz. */
const A_WEIGHTING: Filter = {
  forward: [
    0.234301792299513, -0.468603584599026, -0.234301792299513, 0.937207169198055, -0.234301792299515,
    -0.468603584599025, 0.234301792299513,
  ],
  back: [
    1, -4.113043408775872, 6.553121752655049, -4.990849294163383, 1.785737302937575, -0.246190595319488,
    0.011224250033231,
  ],
};

/** The frequency response of a phone's speaker: two second-order Butterworth filters in series. */
const SMALL_SPEAKER = { hertz: 500, quality: Math.SQRT1_2, times: 2 } as const;

const highPass = ({ hertz, quality }: typeof SMALL_SPEAKER): Filter => {
  const angle = (2 * Math.PI * hertz) / RATE;
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * quality)];
  const whole = 1 + alpha;
  return {
    forward: [(1 + cos) / 2 / whole, -(1 + cos) / whole, (1 + cos) / 2 / whole],
    back: [1, (-2 * cos) / whole, (1 - alpha) / whole],
  };
};

const through = (samples: readonly number[], { forward, back }: Filter): readonly number[] => {
  const heard: number[] = [];
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (const [delay, factor] of forward.entries()) sum += factor * (samples[index - delay] ?? 0);
    for (const [delay, factor] of back.entries()) if (delay > 0) sum -= factor * (heard[index - delay] ?? 0);
    heard.push(sum);
  }
  return heard;
};

const decibels = (power: number): number => 10 * Math.log10(Math.max(power, Number.MIN_VALUE));

/** The power of the loudest window, in decibels of full scale. */
const loudest = (samples: readonly number[]): number => {
  const length = RATE * WINDOW;
  let [power, most] = [0, 0];
  for (const [index, sample] of samples.entries()) {
    power += sample ** 2 - (samples[index - length] ?? 0) ** 2;
    most = Math.max(most, power);
  }
  return decibels(most / length);
};

export interface Loudness {
  /** A-weighted loudness of the loudest 50 ms. */
  readonly byEar: number;
  /** The same through a small speaker. */
  readonly bySpeaker: number;
  /** The highest peak. */
  readonly peak: number;
}

export const loudnessOf = (samples: readonly number[]): Loudness => {
  const weighed = through(samples, A_WEIGHTING);
  const filter = highPass(SMALL_SPEAKER);
  let small = weighed;
  for (let time = 0; time < SMALL_SPEAKER.times; time++) small = through(small, filter);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { byEar: loudest(weighed), bySpeaker: loudest(small), peak: decibels(peak ** 2) };
};
