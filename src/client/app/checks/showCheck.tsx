import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { CardCheckPage } from './CardCheckPage'
import { CertificateCheckPage } from './CertificateCheckPage'
import type { CheckGiven } from './CheckPage'
import type { CheckKind } from './checkOf'
import { ReceiptCheckPage } from './ReceiptCheckPage'

const PAGES: Record<CheckKind, ComponentType<CheckGiven>> = {
  recibo: ReceiptCheckPage,
  constancia: CertificateCheckPage,
  credencial: CardCheckPage,
}

export const showCheck = (root: Root, kind: CheckKind, given: CheckGiven): void => {
  const Page = PAGES[kind]
  root.render(<Page {...given} />)
}
