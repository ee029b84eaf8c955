import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';

/**
 * Sends a request that continues after its page is closed. An XMLHttpRequest is aborted with the page, `fetch` with
 * `keepalive` is not. The `fetch` adapter of axios adds four kilobytes for uploads and streams that such a request does
 * not need.
 */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const { data, headers, timeout = 0, method = 'get' } = config;
  const sending = fetch(axios.getUri(config), {
    method: method.toUpperCase(),
    body: data,
    headers: headers.toJSON(true),
    keepalive: true,
    ...(timeout > 0 ? { signal: AbortSignal.timeout(timeout) } : {}),
  });
  const response = await sending.then(
    async (answer): Promise<AxiosResponse> => ({
      data: await answer.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    }),
    (error: unknown) => {
      throw new AxiosError(String(error), AxiosError.ERR_NETWORK, config);
    },
  );
  if (response.status >= 200 && response.status < 300) return response;
  throw new AxiosError(`Status ${response.status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
};
