declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'truetype' | 'woff2'
    readonly keepAllGlyphs?: boolean
    readonly keepFeatures?: string[]
    readonly preserveNameIds?: number[]
    readonly variationAxes?: Record<string, number | { readonly min: number; readonly max: number }>
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
