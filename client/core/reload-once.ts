/* A tab from before an upgrade asks for files that are gone: the page is loaded anew, once for each such file. */

const KEY = 'spindletop.reloaded-for';

/** What is needed of the page; tests bring their own. */
export interface ReloadablePage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
}

const thisPage = (): ReloadablePage => ({ storage: sessionStorage, reload: () => location.reload() });

/** Load the page anew because a file is gone; whether it is, or was loaded anew for that file before. */
export function reloadOnce(file: string, page: ReloadablePage = thisPage()): boolean {
  if (page.storage.getItem(KEY) === file) return false;
  page.storage.setItem(KEY, file);
  page.reload();
  return true;
}
