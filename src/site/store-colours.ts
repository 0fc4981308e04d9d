import { readFileSync } from 'node:fs';
import { type ColourName, type Palette, paletteOf } from '../core/model/store/colours.ts';
import { BUILT } from '../data/built-folder.ts';

/** A declaration of a style sheet, as PostCSS has it. */
interface Declaration {
  readonly prop: string;
  value: string;
}

interface Root {
  walkDecls(props: RegExp, visit: (declaration: Declaration) => void): void;
}

const storePalette = (): Palette => {
  const { service } = JSON.parse(readFileSync(`${BUILT}/generated/data/service.json`, 'utf8'));
  return paletteOf(service.colours);
};

/** Writes the colours of the store over those of src/styles/tokens.css, in whichever sheet they come to stand. */
export const storeColours = () => ({
  postcssPlugin: 'store-colours',
  Once(root: Root): void {
    const palette = storePalette();
    root.walkDecls(/^--/, (declaration) => {
      const shades = palette[declaration.prop.slice(2) as ColourName];
      if (shades !== undefined && declaration.value.startsWith('light-dark('))
        declaration.value = `light-dark(${shades.light}, ${shades.dark})`;
    });
  },
});
