/** Whether an answer has several parts (`multipart/mixed`, or any other multipart type). */
export const isMultipart = (contentType: string): boolean => /^\s*multipart\//i.test(contentType)
