/** The addresses stand in the contract, since answers of the server lead to screens too. */
export * from '@contract/domain/screenPaths'
