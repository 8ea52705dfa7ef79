import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

const CLASS = 'ui-print-sheet'

/** In the body, beside the app: one rule then hides the app on paper. */
const onPaper = (
  <GlobalStyles
    styles={{
      [`.${CLASS}`]: { display: 'none' },
      '@media print': {
        [`body > :not(.${CLASS})`]: { display: 'none !important' },
        [`.${CLASS}`]: { display: 'block' },
        'html, body': { background: '#fff !important' },
      },
    }}
  />
)

const Sheet = styled('div')({
  color: '#000',
  fontSize: '11pt',
  '& h1': { margin: 0, fontSize: '16pt' },
  '& p': { margin: '2pt 0 10pt' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '5pt 6pt', border: '0.5pt solid #000', textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 700 },
})

/** While mounted it replaces the page on paper, for `window.print()` and the browser's own command. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <Sheet className={CLASS}>
      {onPaper}
      {children}
    </Sheet>,
    document.body,
  )
}
