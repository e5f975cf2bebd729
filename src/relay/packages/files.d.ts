// Relay's types describe the indexes of its packages, under whose names the sources import what is listed here.
declare module 'relay-runtime/lib/*' {
  const exported: Readonly<Record<string, unknown>>
  export default exported
}
declare module 'react-relay/lib/*' {
  const exported: Readonly<Record<string, unknown>>
  export default exported
}
