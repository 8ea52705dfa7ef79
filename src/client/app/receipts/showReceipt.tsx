import type { Root } from 'react-dom/client'
import { ReceiptCheckPage } from './ReceiptCheckPage'

/** Draws the public check: a small chunk of its own, without store and MUI. */
export const showReceipt = (root: Root, props: Parameters<typeof ReceiptCheckPage>[0]): void =>
  root.render(<ReceiptCheckPage {...props} />)
