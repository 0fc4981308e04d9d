import { recentPages } from '../search/recent-pages.ts';

/** On the page that stands in for another: the pages that were open lately and can be read now, and a second try. */
export async function listKept(part: Element): Promise<void> {
  const list = part.querySelector('ul');
  part.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  for (const { path, title } of recentPages()) {
    if ((await caches.match(path, { ignoreVary: true })) === undefined) continue;
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    item.append(link);
    list?.append(item);
  }
  const heading = part.querySelector<HTMLElement>('[data-kept]');
  if (heading !== null) heading.hidden = list?.childElementCount === 0;
}
