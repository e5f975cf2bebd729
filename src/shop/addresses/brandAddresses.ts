import type { NoticePicture } from '../defineShop.ts'

/** The addresses of the files that the build makes of the folder's `icon.svg` and `logo.svg` (build/brand). */
export const BRAND_ADDRESSES = {
  icon: '/favicon.svg',
  /** Browsers and feed readers ask for it without a link. */
  oldIcon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifestIcons: {
    192: '/brand/icon-192.png',
    512: '/brand/icon-512.png',
    maskable: '/brand/icon-maskable-512.png',
  },
  logo: '/brand/logo.svg',
  darkLogo: '/brand/logo-dark.svg',
  /** For pages without a picture of their own: `og:image`. */
  sharePicture: '/brand/share.jpg',
} as const

/** The web app manifest of a store: its name, colours and start page. */
export const manifestAddress = ({ magentoStoreCode }: { readonly magentoStoreCode: string }): string =>
  `/brand/${magentoStoreCode}.webmanifest`

/** A picture of the folder `notices`. */
export const noticeAddress = ({ file }: Pick<NoticePicture, 'file'>): string => `/brand/notices/${file}`
