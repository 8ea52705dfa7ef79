import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

const CLASS = 'ui-print-sheet'

/** In the body, beside the app, so that printing can hide the app with one rule. */
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

/** Black on white in dark mode too. */
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

/** Replaces the page on paper while mounted, for `window.print()` and the browser's own command. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <Sheet className={CLASS}>
      {onPaper}
      {children}
    </Sheet>,
    document.body,
  )
}
