/** Whether an answer comes in parts (`multipart/mixed`, or any other multipart type). */
export const isMultipart = (contentType: string): boolean => /^\s*multipart\//i.test(contentType)
