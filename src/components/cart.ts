import { elements } from '../documents/elements.ts';
import { cartElements, readCart } from '../documents/shown/cart.ts';
import { showingWith } from '../documents/shown/known.ts';
import { built } from './built.ts';
import { knownFor } from './known.ts';
import { pageLang } from './language.ts';
import { runOnDevice } from './on-device.ts';
import { WORDS } from './words.ts';

/** The cart: reads the specified parameters and shows the order with its total. */
const place = document.querySelector<HTMLElement>('[data-cart]');
if (place !== null) void show(place);

async function show(place: HTMLElement): Promise<void> {
  const lang = pageLang();
  const cart = readCart(new URLSearchParams(location.search));
  const origin = document.body.dataset.origin ?? '';
  const shown = { lang, origin, page: location.pathname, asked: { items: cart.items } };
  try {
    const [answer, known] = await Promise.all([
      cart.items.length === 0
        ? undefined
        : runOnDevice('quote_order', {
            items: cart.items,
            ...(cart.lab === undefined ? {} : { lab: cart.lab }),
          }),
      knownFor('quote_order', lang),
    ]);
    const store = place.dataset.store;
    const parts = cartElements(cart, answer, {
      ...showingWith(shown, known),
      ...(store === undefined ? {} : { store: store + location.search }),
    });
    place.replaceChildren(...parts.map((element) => built(element)));
  } catch {
    place.replaceChildren(
      ...elements([{ kind: 'callout', tone: 'warning', text: WORDS[lang].failed }]).map((element) =>
        built(element),
      ),
    );
  }
}
