import type { Locator, Page } from '@playwright/test';

/** Where the dialog for importing takes files with games; it has another one for pictures. */
export const gameFiles = (page: Page): Locator => page.locator('input[type=file]:not(.picture-file)');
