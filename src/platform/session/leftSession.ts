/**
 * Present from a sign-out until the host has answered it. It belongs to the device, because the sign-out removes all
 * that belongs to the customer; it names nobody.
 */
export const LEFT_SESSION_KEY = 'vetrina.device.leftSession'
