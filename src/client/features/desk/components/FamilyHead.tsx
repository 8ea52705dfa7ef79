import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { formatPhone } from '@contract/domain/phone'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { useMay } from '../../../state/session/useMay'
import { Card, Quiet, Row } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import { texts } from '../desk.texts'

const Head = styled(Card)(({ theme: { vars, typography } }) => ({
  '& h2': { ...typography.h2, margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3 },
  '& h2 > a': { color: 'inherit', textDecorationColor: vars.palette.text.secondary },
  '& dl': { margin: 0 },
  '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  '& .late dd': { color: vars.palette.error.main },
}))

/** Who is at the desk, how to reach them, what they owe together. */
export function FamilyHead({ family, action }: { family: DeskFamily; action?: ReactNode }) {
  const { padre, hijos, saldo_favor, vencido, recargos, total } = family
  const may = useMay()
  const mayOpen = may(parentsRoutes.get.access)
  const figures = [
    [texts.familyTotal, total, true, ''],
    [texts.overdue, vencido, vencido > 0, 'late'],
    [texts.recargos, recargos, recargos > 0, ''],
    [texts.credit, saldo_favor, saldo_favor > 0, ''],
  ] as const
  return (
    <Head pad={2}>
      <Row justify="space-between" gap={[1, 3]}>
        <div>
          <h2>
            {padre && mayOpen ? (
              <Link to={`/padre/${padre.id}`}>{padre.nombre}</Link>
            ) : (
              (padre?.nombre ?? hijos[0]?.alumno.nombre)
            )}
          </h2>
          <Quiet>
            {padre ? (
              <>
                <a href={`tel:${padre.telefono}`}>{formatPhone(padre.telefono)}</a>
                {mayOpen && may(contactsRoutes.list.access) && (
                  <>
                    {' · '}
                    <Link to={`/padre/${padre.id}?ver=contactos`}>{texts.contacts}</Link>
                  </>
                )}
              </>
            ) : (
              texts.withoutParent
            )}
          </Quiet>
        </div>
        <Row gap={3}>
          {figures.map(
            ([label, pesos, shown, look]) =>
              shown && (
                <dl key={label} className={look}>
                  <dt>{label}</dt>
                  <dd>
                    <MoneyText pesos={pesos} />
                  </dd>
                </dl>
              ),
          )}
          {action}
        </Row>
      </Row>
    </Head>
  )
}
