import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ButtonLinkProps {
  to: string
  variant: 'outlined' | 'contained'
  startIcon?: ReactNode
  children: ReactNode
}

/** MUI's button as a link, without its code: the build takes the look from MUI (app/theme/buttonLinks.tsx). */
export function ButtonLink({ to, variant, startIcon, children }: ButtonLinkProps) {
  return (
    // Safari's Tab skips links without a `tabIndex`.
    <Link to={to} tabIndex={0} className={`ui-press MuiButton-root MuiButton-${variant}`}>
      {startIcon && <span className="ui-press-icon">{startIcon}</span>}
      {children}
    </Link>
  )
}
