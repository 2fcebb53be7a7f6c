import { makeRandom } from '../game/random.ts';
import { type Note, SOUND, VOICES } from './soundLook.ts';

const SECOND = 1000;
const SILENT = 0.0001;
const NOISE_SECONDS = 0.1;
const NOISE_SEED = 1;
/** Each strike reads the noise at a different offset, which depends on its start time. */
const NOISE_STRIDE = 0.37;

/** Plays notes on the page's audio. All sound is synthesized: a tone for the wood, filtered noise for the strike. */
export class Instrument {
  readonly #audio: BaseAudioContext;
  readonly #out: GainNode;
  readonly #noise: AudioBuffer;

  constructor(audio: BaseAudioContext) {
    this.#audio = audio;
    this.#out = new GainNode(audio, { gain: SOUND.master });
    this.#out.connect(audio.destination);
    this.#noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE_SECONDS), audio.sampleRate);
    const random = makeRandom(NOISE_SEED);
    this.#noise.getChannelData(0).forEach((_, index, samples) => {
      samples[index] = 2 * random() - 1;
    });
  }

  /** From 0 to 1 in perceived loudness: half is about half as loud. */
  setVolume(volume: number): void {
    this.#out.gain.value = SOUND.master * volume ** SOUND.volumeCurve;
  }

  /** Plays notes; the returned function silences the rest of them. */
  play(notes: readonly Note[]): () => void {
    const together = new GainNode(this.#audio);
    together.connect(this.#out);
    for (const note of notes) this.#strike(note, together);
    return () => together.disconnect();
  }

  #strike({ voice: name, at, pitch, gain = 1 }: Note, out: AudioNode): void {
    const voice = VOICES[name];
    const loudness = voice.loudness * gain;
    const start = this.#audio.currentTime + at / SECOND;
    const hertz = voice.pitch * pitch;
    const end = start + voice.length / SECOND;
    this.#tone({ from: hertz, to: hertz * voice.fall, start, end }, loudness, out);
    const over = { from: hertz * voice.overtonePitch, to: hertz * voice.overtonePitch * voice.fall, start };
    this.#tone({ ...over, end: start + (end - start) / 3 }, loudness * voice.overtone, out);
    this.#rustle(
      { start, end: start + voice.strokeLength / SECOND, pitch: voice.strokePitch },
      voice.stroke * loudness,
      out,
    );
  }

  /** Loud at once, then fading. */
  #envelope({ start, end }: { start: number; end: number }, loudness: number, out: AudioNode): GainNode {
    const gain = new GainNode(this.#audio, { gain: 0 });
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(out);
    return gain;
  }

  #tone(
    { from, to, start, end }: { from: number; to: number; start: number; end: number },
    loudness: number,
    out: AudioNode,
  ): void {
    const tone = new OscillatorNode(this.#audio, { frequency: from });
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(this.#envelope({ start, end }, loudness, out));
    tone.start(start);
    tone.stop(end);
  }

  #rustle(
    { start, end, pitch }: { start: number; end: number; pitch: number },
    loudness: number,
    out: AudioNode,
  ): void {
    const source = new AudioBufferSourceNode(this.#audio, { buffer: this.#noise });
    const filter = new BiquadFilterNode(this.#audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
    source.connect(filter).connect(this.#envelope({ start, end }, loudness, out));
    source.start(start, (start * NOISE_STRIDE) % (NOISE_SECONDS / 2), end - start);
  }
}
