import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ButtonLinkProps {
  to: string
  variant: 'outlined' | 'contained'
  startIcon?: ReactNode
  children: ReactNode
}

/** MUI's Button where it leads to a page, without its code: the build asks MUI for the look (app/theme/buttonLinks.tsx). */
export function ButtonLink({ to, variant, startIcon, children }: ButtonLinkProps) {
  return (
    // Safari goes through links by Tab only with a `tabIndex`.
    <Link to={to} tabIndex={0} className={`ui-press MuiButton-root MuiButton-${variant}`}>
      {startIcon && <span className="ui-press-icon">{startIcon}</span>}
      {children}
    </Link>
  )
}
