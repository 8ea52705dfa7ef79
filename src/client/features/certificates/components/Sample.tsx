import { styled } from '@mui/material/styles'
import type { CertificateSample } from '@contract/certificates/certificates.schemas'
import { longDay } from '@contract/domain/dayInWords'
import { formatPesos } from '@contract/domain/money'
import { countText } from '@contract/domain/text'
import { hairline } from '../../../ui/layout/layout'
import { texts } from '../certificates.texts'

/** Paper is white with black letters, also in the dark. */
const Sheet = styled('article')(({ theme, theme: { spacing, typography } }) => ({
  padding: spacing(2.5, 3),
  border: hairline(theme),
  borderRadius: 4,
  background: '#fff',
  color: '#16191d',
  fontSize: typography.pxToRem(14),
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& p': { margin: spacing(0, 0, 1.5) },
  '& .day': { textAlign: 'right' },
  '& .title': { textAlign: 'center', fontWeight: 600, fontSize: typography.pxToRem(16) },
  '& .body': { whiteSpace: 'pre-line' },
  '& .signer': { textAlign: 'center', margin: 0 },
  '& ul': { margin: spacing(0, 0, 1.5), paddingInlineStart: spacing(2.5) },
}))

type Shown = Pick<CertificateSample, 'titulo' | 'cuerpo' | 'dirigida_a' | 'fecha' | 'firma' | 'pagos'>

export function Sample({ titulo, cuerpo, dirigida_a, fecha, firma, pagos }: Shown) {
  return (
    <Sheet aria-label={texts.sample}>
      <p className="day">{longDay(fecha)}</p>
      <p className="title">{titulo}</p>
      <p>
        <strong>{dirigida_a}:</strong>
      </p>
      <p className="body">{cuerpo}</p>
      {pagos && (
        <ul>
          <li>{countText(pagos.pagos.length, 'pago', 'pagos')}</li>
          <li>{`Total pagado en ${pagos.anio}: ${formatPesos(pagos.total)}`}</li>
          <li>
            {`Deducible: ${formatPesos(Math.min(pagos.deducible, pagos.tope))} (tope ${formatPesos(pagos.tope)})`}
          </li>
          {pagos.por_aclarar > 0 && <li>{`Por aclarar: ${formatPesos(pagos.por_aclarar)}`}</li>}
        </ul>
      )}
      <p className="signer">
        <strong>{firma.nombre}</strong>
        <br />
        {firma.cargo}
      </p>
    </Sheet>
  )
}
