import type { Dataset } from '../../core/model/dataset.ts';
import { paletteOf } from '../../core/model/store/colours.ts';

/** What a device shows for the site on its home screen (w3.org/TR/appmanifest). */
export const webManifest = ({ service: { service } }: Pick<Dataset, 'service'>) => ({
  name: service.brand,
  short_name: service.brand,
  id: '/',
  start_url: '/',
  display: 'minimal-ui',
  background_color: paletteOf(service.colours).paper.light,
  theme_color: paletteOf(service.colours).paper.light,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
});
