import type { ApiResponse } from '@japa/api-client'

export async function bodyOf(asked: Promise<ApiResponse>): Promise<any> {
  const response = await asked
  return response.body()
}

export async function dataOf(asked: Promise<ApiResponse>): Promise<any> {
  const body = await bodyOf(asked)
  return body.data
}

export async function expectStatus(status: number, asked: Promise<ApiResponse>) {
  const response = await asked
  response.assertStatus(status)
}
