import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { SchoolLogo } from '../../ui/parts/SchoolLogo'

interface SignedOutFrameProps {
  schoolName: string
  logo: string
  css: string
  children: ReactNode
}

export function SignedOutFrame({ schoolName, logo, css, children }: SignedOutFrameProps) {
  return (
    <div className="ingreso">
      <style>{css}</style>
      <main>
        <header>
          <SchoolLogo src={logo} size={56}>
            <Icon name="school" size={28} />
          </SchoolLogo>
          {schoolName}
        </header>
        {children}
      </main>
    </div>
  )
}
