import { accountProblems } from '@contract/bank/bank.rules'
import type { BankAccount, BankContract } from '@contract/bank/bank.schemas'
import { normalizeClabe } from '@contract/bank/clabe.rules'
import { tidy } from '@contract/domain/text'
import type { ReadCall, WriteCall } from '../../http/call'
import { assertForm } from '../../http/validation'
import { found } from '../../shared/problem'
import * as queries from './accounts.queries'

type Change = BankContract['updateAccount']['body']

export const UNKNOWN_ACCOUNT = 'No existe esta cuenta del banco.'

const valuesOf = ({ nombre, banco, clabe, mapeo }: Change) => ({
  ...(nombre === undefined ? {} : { nombre: tidy(nombre) }),
  ...(banco === undefined ? {} : { banco: tidy(banco) }),
  ...(clabe === undefined ? {} : { clabe: normalizeClabe(clabe ?? '') || null }),
  ...(mapeo === undefined ? {} : { mapeo: mapeo && JSON.stringify(mapeo) }),
})

export const getAccount = async (call: ReadCall, id: number): Promise<BankAccount> =>
  found((await queries.listAccounts(call.db, id))[0], UNKNOWN_ACCOUNT)

export const accounts = {
  listAccounts: ({ db }: ReadCall) => queries.listAccounts(db),

  createAccount: async (
    call: WriteCall,
    body: BankContract['createAccount']['body'],
  ): Promise<BankAccount> => {
    assertForm(accountProblems(body))
    const { nombre, banco } = body
    const values = { ...valuesOf(body), nombre: tidy(nombre), banco: tidy(banco) }
    const id = await queries.insertAccount(call.db, {
      ...values,
      created_by: call.actor.id,
      created_at: call.now,
    })
    const account = await getAccount(call, id)
    call.record('CUENTA_BANCO', id, null, account)
    return account
  },

  updateAccount: async (call: WriteCall, id: number, body: Change): Promise<BankAccount> => {
    assertForm(accountProblems(body))
    found(await queries.lockAccount(call.db, id), UNKNOWN_ACCOUNT)
    const stored = await getAccount(call, id)
    const values = valuesOf(body)
    if (Object.keys(values).length > 0) await queries.updateAccount(call.db, id, values)
    const account = await getAccount(call, id)
    call.record('CUENTA_BANCO', id, stored, account)
    return account
  },
}
