import { Refusal } from '../table/model';
import { ApiError } from './client';
import { readError } from './readers';
import type { Read } from './reading';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Take<Value> = (response: Response) => Promise<Value>;

/** Ask something of a table: a Refusal where the server says no, an ApiError where it cannot answer. */
export async function ask<Value>(
  method: Method,
  path: string,
  take: Take<Value>,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
): Promise<Value> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
  if (!response.ok) throw await denial(response);
  try {
    return await take(response);
  } catch (cause) {
    throw new ApiError('broken', { cause });
  }
}

/** What the server says no with; without a code of ours it is an answer that makes no sense. */
async function denial(response: Response): Promise<ApiError | Refusal> {
  // A proxy without its server, or a server that is just starting.
  if (response.status >= 502 && response.status <= 504) return new ApiError('unreachable');
  try {
    const { error } = readError(await response.json());
    if (response.status === 404 && error.code.startsWith('no-such')) return new ApiError('absent');
    return new Refusal(error.code, 'faults' in error ? error.faults : []);
  } catch (cause) {
    return new ApiError(response.status === 404 ? 'absent' : 'broken', { cause });
  }
}

/** Whether the server would do it, only not so often or not so much at once. */
export const isTooMuch = (reason: unknown): boolean => reason instanceof Refusal && reason.code.startsWith('too-many');

export const json =
  <Value>(read: Read<Value>): Take<Value> =>
  async (response) =>
    read(await response.json());

export const plain: Take<string> = (response) => response.text();

/** For answers whose content nobody needs; left unread it would keep the connection busy. */
export const nothing: Take<void> = async (response) => {
  await response.body?.cancel();
};
