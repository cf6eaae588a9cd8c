export function Setup() {
  return <h1>Setup</h1>
}
