/** Google's guidelines ask for the logo's own colours. */
export function GoogleLogo() {
  return (
    <svg className="google-logo" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.100 10.100 0 0 1-4.400 6.600v5.500h7.100c4.200-3.800 6.600-9.500 6.600-16.100z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.900 0 10.900-2 14.500-5.400l-7.100-5.500a13.200 13.200 0 0 1-19.600-6.900H4.500v5.700A22 22 0 0 0 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.800 28.200a13.200 13.200 0 0 1 0-8.400v-5.700H4.500a22 22 0 0 0 0 19.800z"
      />
      <path
        fill="#ea4335"
        d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A21.100 21.100 0 0 0 24 2 22 22 0 0 0 4.500 14.100l7.300 5.700A13.100 13.100 0 0 1 24 10.800z"
      />
    </svg>
  )
}
