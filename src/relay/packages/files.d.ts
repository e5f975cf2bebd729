// Relay's types describe the indexes of its packages; the sources import the modules listed here under the indexes'
// names.
declare module 'relay-runtime/lib/*' {
  const exported: Readonly<Record<string, unknown>>
  export default exported
}
declare module 'react-relay/lib/*' {
  const exported: Readonly<Record<string, unknown>>
  export default exported
}
