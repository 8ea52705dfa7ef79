import { useState, type ReactNode } from 'react'

interface SchoolLogoProps {
  /** '' without a logo. */
  src: string
  /** Edge of the square that holds it, px: reserved before it arrives, so that nothing moves. */
  size: number
  /** Shown without a logo, and where it does not load. */
  children: ReactNode
}

/** The school's logo beside its name, so it needs no words of its own. Plain React: the login shows it before MUI has loaded. */
export function SchoolLogo({ src, size, children }: SchoolLogoProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || src === failed) return children
  return <img className="logo" src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
}
