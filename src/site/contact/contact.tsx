export function Contact() {
  return (
    <div className="wrap">
      <h1>Contact</h1>
    </div>
  )
}
