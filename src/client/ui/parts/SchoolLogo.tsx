import { useState, type ReactNode } from 'react'

interface SchoolLogoProps {
  src: string
  /** px, reserved before the logo arrives, so that nothing moves. */
  size: number
  children: ReactNode
}

/** Without alternative text: the school's name is beside it. Plain React, because the login shows it before MUI has loaded. */
export function SchoolLogo({ src, size, children }: SchoolLogoProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || src === failed) return children
  return <img className="logo" src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
}
