/** Spec §9: header height on small viewports, px. */
export const HEADER_HEIGHT_SMALL_PX = 60
/** Spec §9: header height from `md` up, px. */
export const HEADER_HEIGHT_MEDIUM_PX = 79
/** Spec §9: least height of a button from `md` up, px. */
export const BUTTON_MIN_HEIGHT_PX = 43
/** Spec §9: least height of a button below `md`, px. */
export const BUTTON_MIN_HEIGHT_BELOW_MD_PX = 44
/** Spec §9: height of the navigation progress bar, px. */
export const PROGRESS_BAR_HEIGHT_PX = 3
/** Spec §9: greatest width of a toast, px. */
export const TOAST_MAX_WIDTH_PX = 350
/** Spec §9: how long plain and error toasts stay, ms. */
export const TOAST_DURATION_MS = 4_000
/** Spec §9: how long success toasts stay, ms. */
export const TOAST_SUCCESS_DURATION_MS = 2_000
/** Spec §9: most toasts shown at once. */
export const TOAST_MAX_VISIBLE = 20
