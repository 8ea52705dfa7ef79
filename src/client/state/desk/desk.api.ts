import { deskRoutes as routes } from '@contract/desk/desk.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'

export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a family owes when its money arrives on a day, today without one; by parent or by child. */
    getFamily: build.query(reading(routes.family, ({ familia }) => familia)),
    /** What a family's credit is made of, newest first, and what of it was paid back. */
    getCredit: build.query(
      reading(routes.credit, ({ saldo_favor, movimientos, devoluciones }) => ({
        saldo_favor,
        movimientos,
        devoluciones,
      })),
    ),
    /** Takes one payment for a whole family. */
    collect: build.mutation(writing(routes.collect)),
    /** Pays credit back. */
    refund: build.mutation(writing(routes.refund)),
    /** Takes a refund back: the credit is there again. */
    cancelRefund: build.mutation(writing(routes.cancelRefund)),
    /** Records the print of a refund's paper and answers a link to it. */
    printRefund: build.mutation(writing(routes.printRefund)),
  }),
})

export const { useCancelRefundMutation, useCollectMutation, usePrintRefundMutation, useRefundMutation } =
  deskApi
