import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { formatDate } from '@contract/domain/dates'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { headLines } from '@contract/school/school.rules'
import { today } from '../../../state/clock/schoolClock'
import { useSchool } from '../../../state/school/school.selectors'
import { levelsOf, type SchoolValues } from '../school.values'
import { texts } from '../school.texts'

const Sheet = styled('div')(({ theme: { spacing, shadows } }) => ({
  padding: spacing(2.5),
  border: '1px solid #d5dadb',
  borderRadius: 6,
  background: '#fff',
  color: '#1b2426',
  boxShadow: shadows[1],
  overflowWrap: 'anywhere',
  '& header': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 34%)',
    gap: spacing(1.25),
    paddingBottom: spacing(1),
    borderBottom: '1px solid #1b2426',
  },
  '& header > div:last-of-type': { gridColumn: 3, textAlign: 'right' },
  '& img': { width: 48, height: 48, objectFit: 'contain' },
  '& p': { margin: 0, fontSize: 11, lineHeight: 1.4, color: '#566063' },
  '& .name': { fontSize: 16, fontWeight: 600, lineHeight: 1.25, color: 'inherit' },
  '& .none': { fontWeight: 400, fontStyle: 'italic', color: '#566063' },
  '& .school': { gridColumn: 2 },
  '& .folio': { fontSize: 13, color: 'inherit', fontVariantNumeric: 'tabular-nums' },
  '& .rest': { display: 'grid', gap: 8, marginTop: spacing(1.5) },
  '& .rest > i': { height: 7, borderRadius: 4, background: '#e8ecec' },
}))

const Frame = styled('figure')(({ theme: { spacing, typography, vars } }) => ({
  margin: 0,
  '& > figcaption': {
    ...typography.body2,
    marginBottom: spacing(1),
    color: vars.palette.text.secondary,
  },
}))

export function ReceiptPreview({ control }: { control: Control<SchoolValues> }) {
  const values = useWatch({ control }) as SchoolValues
  // The logo is saved apart from the form, so it is the stored one.
  const logo = useSchool().row?.urlLogo
  const { nombre, folio_inicial: folio } = values
  const lines = headLines({ ...values, niveles: levelsOf(values) })
  return (
    <Frame aria-label={texts.preview}>
      <figcaption>{texts.preview}</figcaption>
      <Sheet>
        <header>
          {logo && <img src={logo} alt="" />}
          <div className="school">
            <p className={nombre.trim() ? 'name' : 'name none'}>{nombre.trim() || 'Nombre de la escuela'}</p>
            {lines.map((line, at) => (
              <p key={`${at} ${line}`}>{line}</p>
            ))}
          </div>
          <div>
            <p className="name">RECIBO DE PAGO</p>
            <p className="folio">{folio !== null && folio > 0 ? `Folio ${folioLabel(folio)}` : 'Folio'}</p>
            <p>{formatDate(today())}</p>
          </div>
        </header>
        <div className="rest" aria-hidden>
          <i style={{ width: '55%' }} />
          <i style={{ width: '80%' }} />
          <i style={{ width: '35%' }} />
        </div>
      </Sheet>
    </Frame>
  )
}
