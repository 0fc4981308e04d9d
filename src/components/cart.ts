import { answerBlocks } from '../documents/answer.ts';
import { elements } from '../documents/elements.ts';
import { withOwnLinks } from '../documents/own-links.ts';
import { built } from './built.ts';
import { faultBlocks } from './faults.ts';
import { runOnDevice } from './on-device.ts';

/** The demonstration store's cart: reads the specified parameters and shows the order and its total. */
const place = document.querySelector('[data-cart]');
const asked = new URLSearchParams(location.search);
const items = (asked.get('add') ?? '').split(',').filter((slug) => slug !== '');
if (place !== null && items.length > 0) {
  const lab = asked.get('lab');
  runOnDevice('quote_order', { items, ...(lab === null ? {} : { lab }) })
    .then(({ byLab, savings, cartUrl, ...order }) =>
      withOwnLinks(answerBlocks(order), document.body.dataset.origin ?? ''),
    )
    .catch(faultBlocks)
    .then((blocks) => place.replaceChildren(...elements(blocks).map((element) => built(element))));
} else if (place !== null) {
  place.replaceChildren(
    built({ tag: 'p', attributes: {}, children: ['The cart is empty. Find tests in the catalog.'] }),
  );
}
