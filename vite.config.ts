import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'
import { compactArtifacts } from './build/compactArtifacts.ts'
import { criticalStyles } from './build/criticalStyles.ts'
import { devEntry } from './build/devEntry.ts'
import { inlineMessages } from './build/inlineMessages.ts'
import { leanIcons } from './build/leanIcons.ts'
import { leanRelay } from './build/leanRelay.ts'
import { leanRouter } from './build/leanRouter.ts'
import { nativeSyntax } from './build/nativeSyntax.ts'
import { possibleTypes } from './build/possibleTypes.ts'
import { relayOnSave } from './build/relayOnSave.ts'
import { sentOperations } from './build/sentOperations.ts'
import { snapshotRules } from './build/snapshotRules.ts'
import { sourceFiles } from './build/sourceFiles.ts'
import { sonnerStyles } from './build/sonnerStyles.ts'
import { styleguide } from './build/styleguide.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The source transforms, shared with vitest.config.ts. Lingui's macros go before React's transform, which would eat them. */
export const sourcePlugins = () => [
  // Reads JavaScript: it has no `enforce`, so that types and JSX are gone before it.
  relay,
  sentOperations({ root }),
  compactArtifacts(),
  lingui({ configPath: `${root}lingui.config.ts` }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  vanillaExtractPlugin(),
  sonnerStyles(),
]

/** The chunks that the entry imports statically (see `codeSplitting`). */
const OF_THE_ENTRY = /\/(libraries|shell|rolldown-runtime)-[\w-]{7}\.js$/

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [
    ...sourcePlugins(),
    sourceFiles({ root }),
    relayOnSave({ root }),
    inlineMessages({ catalogue: `${root}locales/it.po` }),
    snapshotRules({ root }),
    possibleTypes({ root }),
    leanRelay({ root }),
    leanRouter(),
    nativeSyntax(),
    leanIcons(),
    criticalStyles(),
    devEntry(),
    styleguide(),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the entry itself imports is there before any dynamic import runs: naming it there again only weighs.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !OF_THE_ENTRY.test(file)) : files,
    },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // One stylesheet for the whole shop: what a document needs of it is in the document.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { client: 'src/entry.client.tsx', intl: 'src/platform/localesWorker.ts' },
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            // Few files instead of one a module: what every page needs, in pieces that change at different times.
            codeSplitting: {
              groups: [
                // Changes when a dependency does, and with it all of it: in one file it is one request.
                {
                  name: 'libraries',
                  test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|relay-runtime|react-relay|fbjs|invariant|nullthrows|@tanstack|seroval|seroval-plugins)\//,
                  tags: ['$initial'],
                  priority: 40,
                },
                {
                  name: 'relay',
                  test: /node_modules\/(relay-runtime|react-relay(?!\/lean)|fbjs|invariant|nullthrows)\//,
                  // What but a late part needs stays with it.
                  minShareCount: 4,
                  priority: 30,
                },
                // What the entry imports goes where the entry is; the worker is an entry of its own and imports nothing.
                { name: 'shell', test: /^(?!.*\/src\/platform\/localesWorker\.)/, tags: ['$initial'], priority: 20 },
                // Shared by many, but by lists alone; what reads and changes filters comes with these.
                { name: 'lists', test: /\/src\/(lib\/listSearch|features\/catalogue\/ListLink)/, priority: 15 },
                // What the account's pages share with one another alone, without what they need of everybody's.
                {
                  name: 'account',
                  test: /\/src\/(features\/account\/|__generated__\/(Account|passwordRules|useSignIn|extraAttributes)|relay\/inTheNameOf|ui\/PasswordInput)|icons\/(award|circle|download|eye|eye-off|gift|layout-list|log-out|map-pin|message-square-text|package|shield-check|undo-2|wallet|credit-card)\.mjs/,
                  minShareCount: 3,
                  priority: 15,
                  includeDependenciesRecursively: false,
                },
                // What comes back: the customer's pages and the guest's share it, and nothing else needs it.
                {
                  name: 'returns',
                  test: /\/src\/(features\/returns\/|__generated__\/[Rr]eturn)/,
                  minShareCount: 2,
                  priority: 15,
                  includeDependenciesRecursively: false,
                },
                // Lists of gifts: the customer's pages, the guests' and the way from the cart.
                {
                  name: 'gift-registry',
                  test: /\/src\/(features\/gift-registry\/|__generated__\/([Rr]egistry|\w*GiftRegistr))/,
                  minShareCount: 2,
                  priority: 16,
                  includeDependenciesRecursively: false,
                },
                // What puts aside: late on every page, and all of it at once.
                {
                  name: 'saved',
                  test: /\/src\/(platform\/kept|shell\/saved\/|features\/(saved|wishlist|compare)\/(?!MoveWish|useTransfer|useListTexts|listsBackend)|features\/(cart\/(CartLine\.css|ChosenWords|removedLines)|analytics\/productValue)|ui\/UndoPlace|__generated__\/(productValue_product|SaveOnCard|wishlistBackend|compareBackend|ownList|ownSaved))|icons\/(heart|scale)\.mjs/,
                  priority: 15,
                  includeDependenciesRecursively: false,
                },
                { name: 'filters', test: /\/src\/lib\/(parseListSearch|listFilters)/, priority: 15 },
                // What a product's page and its quick view share, and what its late parts share with either.
                {
                  name: 'buying',
                  test: /\/src\/((features|pages)\/product\/(?!useAddedToast|useGiftCardProduct|ProductGone|ProductSkeleton)|lib\/sizeGuide|features\/analytics\/useViewItem|ui\/SwatchGroup|__generated__\/(useVariants|useProduct\w+)_product)/,
                  minShareCount: 2,
                  priority: 12,
                  includeDependenciesRecursively: false,
                },
                // A product's card: lists need it at once, other pages for rows that come late.
                {
                  name: 'cards',
                  test: /\/src\/(features\/(catalogue\/(ProductCard|CardPrice|lateParts|cardSizes|settledMoney|isNewOn|hoverPicture)|analytics\/(useItemList|productItem))|ui\/(Card|Badge)|lib\/(listViewMode|pageSizes)|__generated__\/(ProductCard|CardPrice|productItem)_product)\./,
                  priority: 12,
                  includeDependenciesRecursively: false,
                },
                // What a product's facts are read with: they come late, and so does the way to its sizes.
                {
                  name: 'facts',
                  test: /\/src\/(features\/product\/(useProductAttributes|formatWeight)|lib\/sizeGuide|__generated__\/useProductAttributes_product)\./,
                  priority: 13,
                  includeDependenciesRecursively: false,
                },
                // What is filled in or ticked, and what stands beside it: neither lists nor products begin with a form.
                {
                  name: 'fields',
                  test: /\/src\/(ui\/(Field\.tsx|(TextInput|Checkbox|Select|Cluster)\.)|features\/(navigation\/ContactLink|cart\/useAskAgain)\.)/,
                  minShareCount: 4,
                  priority: 12,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'common',
                  // Not what the account's orders share with cart and checkout alone.
                  test: /\/src\/(?!__generated__\/(\w+Mutation|Account|passwordRules|extraAttributes|Order|Tracking|moneyOf|address|ProductCarousel|giftMessage|readCartLines|lineChoices|journalLines)|features\/(catalogue\/ProductCarousel|account\/([Ee]xtra|emailSchema)|gift-registry)|(features|routes)\/(orders|checkout|withdrawal)|features\/cart\/(beginAddition|cartError|journalLines|useCartErrorText|useRecordCart|useAddProductsToCart|restore|giftMessage|setGiftMessages|pickupCarrier|sameChoice|lineChoices)|relay\/withoutPredictions|(features|pages)\/product\/|lib\/(magentoMoment|italianPostcodes|partitaIva|codiceFiscale)|ui\/(Radio|Carousel|Dialog|QuantityStepper|Pagination|pageWindow|TextArea))|node_modules\/(lucide-react(?!.*\/(gift|minus|plus)\.)|@lingui|@vanilla-extract|react-relay\/lean)\//,
                  minShareCount: 4,
                  priority: 10,
                },
                {
                  name: 'breadcrumbs',
                  test: /\/src\/(features\/catalogue\/useAbsoluteUrl|ui\/Breadcrumbs)/,
                  priority: 6,
                },
                {
                  name: 'texts',
                  test: /\/src\/(pages\/cms\/CmsContent\.|features\/newsletter\/useSubscribe|__generated__\/useSubscribe)/,
                  priority: 6,
                  includeDependenciesRecursively: false,
                },
                // One file each, though the account uses but a part of it: another file costs every list and the checkout.
                {
                  name: 'sortedLists',
                  test: /\/src\/(ui\/SkeletonCard|features\/catalogue\/(ProductList|ListPage\.|ListTop|ListEnd|NoPieces|CategoryChips)|pages\/list-filters\/ListFilters\.tsx)/,
                  priority: 5,
                },
                // What a page needs to offer a purchase, and what it needs when the shopper buys.
                {
                  name: 'cartControls',
                  test: /\/src\/(features\/cart\/useAddProductsOnDemand\.|features\/product\/useAddedToast|lib\/markedNumber|ui\/QuantityStepper)|icons\/(plus|minus)\.mjs/,
                  priority: 6,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'cartWrites',
                  test: /\/src\/(features\/cart\/(beginAddition|CartAmount|CartErrorNotice|FreeShippingWords|cartError|createEmptyCart|journalLines|keepCarts|lineChoices|sameChoice|useCarryGiftMessage|useCartErrorText|useRecordCart|useAddProductsToCart|useFreeShipping|useRemoveItemFromCart|useUpdateCartItems)\.|relay\/cartRecovery\.|__generated__\/((createEmptyCart|useAddProductsToCart|useRemoveItemFromCart|useUpdateCartItems)Mutation|lineChoices_|journalLines_|useFreeShipping_|CartAmount_))/,
                  priority: 5,
                },
                {
                  name: 'checkoutForm',
                  test: /\/src\/(features\/checkout\/(backendFieldErrors|initialValues|(StoreCredit|Pickup|Gift)Context|SaveNotice|address(Book|Countries)|cartAddress|field(Anchor|Messages)|useCheckoutField|TextField|checkout(Values|Schema|Draft)|presetMethod|stepPaths|StepLink|paymentAdapters|MoreSumsContext|Order(Lines|Totals))\.tsx?|lib\/(partitaIva|codiceFiscale)\.|__generated__\/(address|cartAddress|Order(Lines|Totals)_cart))/,
                  priority: 4,
                  includeDependenciesRecursively: false,
                },
                { name: 'forms', test: /node_modules\/(react-hook-form|valibot|@hookform)\//, priority: 5 },
                {
                  name: 'sums',
                  test: /\/src\/(features\/(checkout\/(moneyOf|Sum|OrderTotals\.css|OrderLines\.css|OrderSummary\.css)|analytics\/untoldPurchases)|pages\/checkout\/soughtOrder|__generated__\/(moneyOf|lineWords|cartItems)_|features\/(cart\/(lineWords|pickupCarrier|CouponField\.css)|analytics\/cartItems)\.)/,
                  priority: 5,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@vanilla-extract\//, /^@fontsource/, 'sonner'] },
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: { entry: 'src/entry.server.tsx' }, output: { entryFileNames: 'entry.server.js' } },
      },
    },
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'], exclude: ['sonner'] },
})
