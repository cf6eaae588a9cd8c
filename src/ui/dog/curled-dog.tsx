import { classNames } from '../display/class-names.ts'

export function CurledDog({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('curled', className)}
      viewBox="0 0 320 320"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className="d-shadow" cx="162" cy="300" rx="140" ry="15" />
      <path
        className="d-coat"
        fillRule="evenodd"
        d="M160 22c84 0 144 58 144 138 0 82-58 140-142 140C76 300 16 244 16 162 16 80 76 22 160 22zm-2 98c-24 0-42 18-42 42 0 22 18 36 42 36 26 0 44-16 44-38 0-24-18-40-44-40z"
      />
      <path
        className="d-light d-soft"
        d="M44 150c2-62 48-104 112-106 44-2 84 18 106 56 4 8-6 14-12 6-22-28-54-42-92-40-52 2-88 36-94 86-2 12-20 10-20-2z"
      />
      <path
        className="d-deep"
        d="M22 186c22-26 66-18 80 12 10 24 2 46-12 60-4 18-26 22-40 10-16-22-26-50-28-82z"
      />
      <path className="d-tan" d="M112 296c-22 4-52-8-62-26-4-14 20-18 38-10 16 8 28 22 24 36z" />
      <path
        className="d-light"
        d="M286 190c6 58-38 104-104 106-30 0-46-8-74-10-26-2-32-32-6-42 24-8 46-2 62-14 26-18 36-56 68-64 28-6 52 4 54 24z"
      />
      <path className="d-tan" d="M110 286c-30-2-36-32-8-42 22-7 42-2 60-8-2 26-20 50-52 50z" />
      <ellipse className="d-nose" cx="92" cy="259" rx="15" ry="13" />
      <ellipse className="d-glint" cx="88" cy="254" rx="4.500" ry="3" />
      <path className="d-mouth" d="M112 274c14 4 26 2 36-6" />
      <path className="d-mouth" d="M172 236c8 7 19 7 27-1" />
      <path className="d-tan" d="M182 210c7-5 17-3 19 3s-6 8-12 7-10-6-7-10z" />
      <path
        className="d-ear"
        d="M246 178c34-6 56 26 52 66-4 36-30 52-48 40-20-14-32-44-30-70 2-20 10-32 26-36z"
      />
    </svg>
  )
}
