/** First path segments that the host answers itself: files, data, its health. */
export const HOST_WORDS = ['api', 'assets', 'downloadable', 'healthz', 'media']
