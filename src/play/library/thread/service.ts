import type { Shelf } from '../../../store/library/shelf.ts';
import type { FromLibrary, LibraryCalls, ToLibrary } from './calls.ts';
import { createChanging } from './changing.ts';
import { createFilling } from './filling.ts';
import { DONE, Holdings, type OtherTabs } from './holdings.ts';
import { createListing } from './listing.ts';
import { OpeningFinder } from './openings.ts';

/** Answers the page's requests. */
export class LibraryService {
  readonly #calls: LibraryCalls;
  readonly #post: (message: FromLibrary) => void;

  constructor(shelf: Shelf, tabs: OtherTabs, post: (message: FromLibrary) => void) {
    this.#post = post;
    const holdings = new Holdings(shelf, tabs, told => post({ type: 'told', told }));
    const finder = new OpeningFinder(holdings);
    this.#calls = {
      ...createListing(holdings),
      ...createChanging(holdings, finder),
      ...createFilling(holdings, finder),
      name: async named => {
        finder.name(named);
        return DONE;
      },
    };
  }

  async receive({ number, name, args }: ToLibrary): Promise<void> {
    const call = this.#calls[name] as (...args: readonly unknown[]) => ReturnType<LibraryCalls['cancel']>;
    this.#post({ type: 'answer', number, outcome: await call(...args) });
  }
}
