/** Whether orders with the method are paid on Mollie's page. */
export const isMollieMethod = (code: string): boolean => code.startsWith('mollie_methods_')
