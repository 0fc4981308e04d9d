import type { Page } from 'playwright-core';

/** A page that scrolls sideways, and elements whose text is cut off or lies outside the window. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}px`] : [];
    /** Kept for who hears the page, where there is room for a sign alone. */
    const onlyHeard = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && onlyHeard(element.parentElement));
    const name = (element: Element): string => element.outerHTML.slice(0, 120);
    /** Whether the reader can bring it into view by scrolling a part of the page. */
    const scrolls = (element: Element): boolean =>
      element.closest('pre, textarea') !== null ||
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    for (const element of document.querySelectorAll('body *')) {
      if (
        !element.checkVisibility() ||
        element.closest('.unseen, .skip, svg, option') !== null ||
        onlyHeard(element)
      )
        continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!hasText || scrolls(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      const { left, right } = element.getBoundingClientRect();
      if (cut) faults.push(`cuts its text: ${name(element)}`);
      else if (left < -1 || right > clientWidth + 1) faults.push(`reaches outside: ${name(element)}`);
    }
    return faults.slice(0, 5);
  });

/** Shapes of charts and maps that stand out from the page by less than 3 to 1 (WCAG 1.4.11), by fill and by stroke. */
export const paleShapes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (canvas === null) return Number.NaN;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string): number => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const paper = getComputedStyle(document.body).backgroundColor;
    const shapes = document.querySelectorAll(
      'main svg :is(path, rect, circle, polygon, line, polyline, text)',
    );
    return [...shapes]
      .filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        const inks = [fill, stroke].filter((ink) => ink !== 'none');
        const drawn = shape.checkVisibility() && shape.closest('svg[aria-hidden="true"]') === null;
        return drawn && inks.every((ink) => contrast(ink, paper) < 3);
      })
      .map((shape) => `pale: ${shape.outerHTML.slice(0, 120)} (${getComputedStyle(shape).fill}, ${paper})`)
      .slice(0, 3);
  });
