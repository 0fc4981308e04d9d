import { elements } from '../../blocks/html.ts';
import { showingWith } from '../../views/known.ts';
import { cartElements, readCart } from '../../views/quote-order/cart.ts';
import { WORDS } from '../../views/words.ts';
import { built } from '../built.ts';
import { runOnDevice } from '../forms/on-device.ts';
import { pagePlace } from '../forms/place.ts';
import { pageLang } from '../language.ts';
import { withTimes } from '../preparation/with-times.ts';

/** Reads the specified parameters of the address and shows the order with its total. */
export async function showOrder(place: HTMLElement): Promise<void> {
  const lang = pageLang();
  const cart = readCart(new URLSearchParams(location.search));
  const shown = { ...pagePlace(), asked: { items: cart.items } };
  try {
    const answer = await runOnDevice('quote_order', {
      items: cart.items,
      ...(cart.lab === undefined ? {} : { lab: cart.lab }),
      lang,
    });
    const store = place.dataset.store;
    const parts = cartElements(cart, answer, {
      ...showingWith(shown, {}),
      ...(store === undefined ? {} : { store: store + location.search }),
    });
    place.replaceChildren(...parts.map((element) => built(element)));
    void withTimes(place);
  } catch {
    place.replaceChildren(
      ...elements([{ kind: 'callout', tone: 'warning', text: WORDS[lang].failed }]).map((element) =>
        built(element),
      ),
    );
  }
}
