import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { TextInput } from '../../../ui/fields/TextInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { DeskSide } from '../../../ui/payments/desk'
import { Totals } from '../../../ui/payments/Totals'
import { settle } from '../desk.order'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { MeansFields } from './MeansFields'

/** Room for the button that stays, px. */
const STAYS = 88

/** Beside the lines as long as they are; what is filled in stays above the button, whatever is scrolled. */
const Side = styled(DeskSide)(({ theme: { vars, spacing, breakpoints } }) => ({
  [breakpoints.up('md')]: {
    // Not a grid: what sticks there stays within its own row.
    '&&': { display: 'flex', flexDirection: 'column', position: 'static', alignSelf: 'stretch' },
    '& > .sum': {
      position: 'sticky',
      top: 72,
      maxHeight: `calc(100dvh - ${72 + STAYS}px)`,
      overflowY: 'auto',
    },
    '& > .pay': {
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      margin: spacing(0, -2, -2),
      marginTop: 'auto',
      padding: spacing(1.5, 2),
      borderTop: `1px solid ${vars.palette.divider}`,
      background: vars.palette.background.paper,
    },
  },
}))

/** What the focus goes to comes to stand above the button. */
const aboveButton = <GlobalStyles styles={{ 'html:root': { scrollPaddingBottom: STAYS } }} />

/** What was not any more what the cashier saw. */
function Changed({ desk }: { desk: FamilyDesk }) {
  const { totalBefore, order } = desk
  if (totalBefore === null) return null
  const now = order.cost.total
  return (
    <InfoPanel
      tone="warning"
      title={texts.changedTitle}
      text={
        totalBefore === now
          ? texts.changedLines
          : texts.changedTotal(formatPesos(totalBefore), formatPesos(now))
      }
    />
  )
}

/** What is taken and how; the total stays in view. */
export function PaySide({ desk }: { desk: FamilyDesk }) {
  const { order, busy } = desk
  const { cost, credit, values } = order
  const { usado, falta, cambio, sobra } = settle(cost.total, credit, values)
  const some = (pesos: number) => (pesos > 0 ? pesos : null)
  return (
    <Side aria-labelledby="por-cobrar">
      <div className="sum">
        <div>
          <h2 id="por-cobrar">{texts.toCollect}</h2>
          <p>{texts.lines(cost.lines.length + cost.years.length)}</p>
        </div>
        <div role="alert">
          <Changed desk={desk} />
        </div>
        <Totals
          items={[
            [texts.total, cost.total],
            [texts.recargos, some(cost.recargos)],
            [texts.waivedTotal, some(cost.condonado)],
            [texts.discount, some(cost.descuento)],
            [texts.creditUsed, some(usado)],
            [texts.left, some(falta)],
            [texts.change, some(cambio)],
            [texts.toAccount, values.a_cuenta ? some(sobra) : null],
          ]}
        />
        {cost.waived.length > 0 && (
          <TextInput
            label={texts.waiveReason}
            maxLength={200}
            required
            value={values.motivo_condonacion}
            onChange={({ target }) => desk.change({ motivo_condonacion: target.value })}
            error={desk.problems['condonar']}
          />
        )}
        <MeansFields desk={desk} />
      </div>
      <div className="pay">
        {aboveButton}
        <BusyButton busy={busy} icon="pay">
          {texts.collect(formatPesos(cost.total + (values.a_cuenta ? sobra : 0)))}
        </BusyButton>
      </div>
    </Side>
  )
}
