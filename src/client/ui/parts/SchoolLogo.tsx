import { useState, type ReactNode } from 'react'

interface SchoolLogoProps {
  src: string
  /** Px, reserved before the logo arrives, so that nothing moves. */
  size: number
  children: ReactNode
}

/** Beside the school's name, so it needs no words. Plain React: the login shows it before MUI has loaded. */
export function SchoolLogo({ src, size, children }: SchoolLogoProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || src === failed) return children
  return <img className="logo" src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
}
