/** Components that no specimen renders, by path and name, and why. */
export const WITHOUT_SPECIMEN: Readonly<Record<string, string>> = {
  'src/features/cart/lines/RemovedCartLine.tsx: RemovedCartLine':
    'for some seconds after a removal: the UndoPlace of the design system in the place of a line',
  'src/features/cms/ServedText.tsx: ServedText': 'the text of the server’s document, until its code has loaded',
  'src/features/extensions/BlockBoundary.tsx: BlockBoundary': 'around blocks of extensions, which the styleguide lacks',
  'src/features/extensions/Slot.tsx: Blocks': 'the blocks of extensions, which the styleguide lacks',
  'src/features/saved/MoveWish.tsx: MoveWish': 'a dialog that only the list with the saved product can open',
  'src/shell/NavigationProgress.tsx: NavigationProgress': 'times the ProgressBar of the design system',
  'src/shell/toasts/ThemedToaster.tsx: ThemedToaster': 'shows toasts, which appear at the edge of the window',
}
