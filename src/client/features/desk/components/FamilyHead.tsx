import { styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { totalLabel } from '@contract/statements/statements.rules'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { Quiet, Row } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { Portrait } from '../../../ui/page/Portrait'
import { familyName, shortDay } from '../desk.texts'

const Head = styled('div')(({ theme: { vars, typography, spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  '& .who': { flex: '1 1 260px', minWidth: 0 },
  '& h2': { ...typography.h2, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& h2 > a': { color: 'inherit', textDecorationColor: vars.palette.divider, textUnderlineOffset: 3 },
  '& h2 > a:hover': { textDecorationColor: 'currentColor' },
  '& dl': { margin: 0, textAlign: 'right' },
  '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontSize: typography.pxToRem(18) },
  '& .late dd': { color: vars.palette.error.main },
  '& .fine dd': { color: vars.palette.success.main },
  [breakpoints.down('sm')]: {
    '& .MuiAvatar-root': { display: 'none' },
    '& dl': { textAlign: 'start' },
    '& dd': { fontSize: typography.pxToRem(16) },
  },
}))

interface FamilyHeadProps {
  family: DeskFamily
  /** Day up to which recargos are counted; undefined is today. */
  day: IsoDate | undefined
  hasPromise: boolean
  action?: ReactNode
}

function Figures({
  family: { vencido, recargos, saldo_favor },
  day,
}: Pick<FamilyHeadProps, 'family' | 'day'>) {
  const recargosLabel = day === undefined ? 'Recargos de hoy' : `Recargos del ${shortDay(day, today())}`
  return (
    <>
      <dl className={vencido > 0 ? 'late' : 'fine'}>
        <dt>{vencido > 0 ? 'Vencido' : 'Hasta hoy'}</dt>
        <dd>{vencido > 0 ? <MoneyText pesos={vencido} /> : 'Al corriente'}</dd>
      </dl>
      {(
        [
          [recargosLabel, recargos],
          ['A favor', saldo_favor],
        ] as const
      ).map(([label, pesos]) => (
        <dl key={label}>
          <dt>{label}</dt>
          <dd>
            <MoneyText pesos={pesos} />
          </dd>
        </dl>
      ))}
    </>
  )
}

/** Without recargos: the same sum and label as on the family's statement. */
const openTotal = (hijos: DeskFamily['hijos']): string | false => {
  const pesos = sumPesos(hijos.map(({ saldo }) => saldo))
  const cycles = new Set(
    hijos.flatMap(({ cargos, colegiaturas }) => [
      ...cargos.map(({ cicloEscolar }) => cicloEscolar.id),
      ...colegiaturas.map(({ cicloEscolarId }) => cicloEscolarId),
    ]),
  )
  return pesos > 0 && `${totalLabel(cycles.size)} ${formatPesos(pesos)}`
}

export const FamilyHead = memo(function FamilyHead({ family, day, hasPromise, action }: FamilyHeadProps) {
  const { padre, hijos } = family
  const mayOpen = useMay()(parentsRoutes.get.access)
  const name = familyName(family)
  const rest = [
    padre?.referencia && `Referencia ${padre.referencia}`,
    padre && countText(hijos.length, 'hijo', 'hijos'),
    openTotal(hijos),
  ].filter(Boolean)
  return (
    <Head>
      <Portrait nombre={name} url={null} size={40} />
      <div className="who">
        <h2>{padre && mayOpen ? <Link to={paths.parent(padre.id)}>{name}</Link> : name}</h2>
        <Quiet>
          {padre ? <PhoneLink phone={padre.telefono} /> : 'Sin padre registrado'}
          {rest.map((fact) => ` · ${fact as string}`).join('')}
          {hasPromise && (
            <>
              {' · '}
              <strong>prometió pagar hoy</strong>
            </>
          )}
        </Quiet>
      </div>
      <Row gap={3}>
        <Figures family={family} day={day} />
        {action}
      </Row>
    </Head>
  )
})
