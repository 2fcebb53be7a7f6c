/** Clocks for online play: none, or minutes for the whole match plus seconds for every ply. */
export const CLOCK_CHOICES = ['none', '1+0', '5+0', '10+5', 'custom'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];
export const CUSTOM_MINUTES = { min: 1, max: 180 } as const;
export const CUSTOM_INCREMENT = { min: 0, max: 180 } as const;
