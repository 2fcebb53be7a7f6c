import type { Locator, Page } from '@playwright/test';

/** The import dialog's file input for games; another one takes pictures. */
export const gameFiles = (page: Page): Locator => page.locator('input[type=file]:not(.picture-file)');
